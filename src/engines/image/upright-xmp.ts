/** Resets the orientation in XMP after it was applied to the pixels; viewers that read it would rotate twice. */
export function uprightXmp(xmp: string): string {
  return xmp
    .replace(/(tiff:Orientation\s*=\s*["'])\d(["'])/g, '$11$2')
    .replace(/(<tiff:Orientation>)\s*\d\s*(<\/tiff:Orientation>)/g, '$11$2');
}
