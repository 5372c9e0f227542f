/** A program that `npm start` may install through apt. Optional: without it the server starts, and the health page says what is off. */
export type SystemPackage = {
  /** The name of the Debian package. */
  package: string;
  /** A command, or the absolute path of a file, that shows that it is there. */
  command: string;
  /** What it is needed for, as a line of the setup begins: 'reading HEIC photos'. */
  purpose: string;
};
