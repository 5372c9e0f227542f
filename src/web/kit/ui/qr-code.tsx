import encodeQR from 'qr';

/** Quiet zone in modules (ISO/IEC 18004 asks for 4). */
const quietZone = 4;

/** A QR code, dark on light in every theme because not all readers accept the reverse. Load it lazily. */
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
