import encodeQR from 'qr';

/** The secret of two-factor sign-in as a QR code. Dark on white in both themes: not every camera reads the reverse. */
export default function SetupCode({ text }: { text: string }) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      className="size-52 rounded-[12px] border border-line bg-white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
