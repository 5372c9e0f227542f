export default function DocumentScannerPage() {
  return null;
}
