/**
 * A program that `npm start` may install through apt. Optional: without it the server starts, and the health page lists what
 * is off.
 */
export type SystemPackage = {
  /** Debian package name. */
  package: string;
  /** A command, or an absolute path, whose presence shows that it is installed. */
  command: string;
  /** What it is for, as in the setup's output: 'reading HEIC photos'. */
  purpose: string;
};
