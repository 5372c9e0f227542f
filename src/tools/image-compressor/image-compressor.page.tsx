export default function ImageCompressorPage() {
  return <p>Soon.</p>;
}
