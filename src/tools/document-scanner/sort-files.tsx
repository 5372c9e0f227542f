import { guessFileType } from '../../web/tool-shell/guess-file-type.ts';
import { documentScanner } from './document-scanner.tool.ts';

const accepted: readonly string[] = documentScanner.actions.process.files.image.accepts;

/** Whether the scanner takes it, as far as its name and media type tell; the server looks at its content. */
export const isPhoto = (file: File): boolean => {
  const type = guessFileType(file);
  return type !== undefined && accepted.includes(type);
};
