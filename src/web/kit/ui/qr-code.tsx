import encodeQR from 'qr';

/** Light modules around a code, which readers need (ISO/IEC 18004 asks for 4). */
const quietZone = 4;

/** A text as a QR code, dark on light in every theme, because that is how all readers know it. Load it lazily. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full rounded-[12px] bg-white"
    >
      <path d={path} className="fill-black" />
    </svg>
  );
}
