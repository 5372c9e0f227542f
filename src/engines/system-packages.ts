/** A program that `npm start` may install through apt, and what is off without it. */
export type SystemPackage = {
  /** The name of the Debian package. */
  package: string;
  /** A command that shows that it is there. */
  command: string;
  /** Completes the sentence 'needed for ...'. */
  purpose: string;
  /** The tools that lack something without it, by slug; empty for what serves all of them. */
  tools: readonly string[];
};

/**
 * System packages that engines use. The setup reads this list; it must not import anything.
 * Each is optional: without it the server starts, and the health page says what is off.
 */
export const systemPackages: readonly SystemPackage[] = [
  {
    package: 'bubblewrap',
    command: 'bwrap',
    purpose: "keeping programs that open visitors' files away from everything else",
    tools: [],
  },
  {
    package: 'python3',
    command: 'python3',
    purpose:
      "keeping programs that open visitors' files away from everything else where bubblewrap is not allowed (containers)",
    tools: [],
  },
  {
    package: 'libheif-examples',
    command: 'heif-convert',
    purpose: 'reading HEIC photos',
    tools: ['image-compressor'],
  },
  {
    package: 'p7zip-full',
    command: '7z',
    purpose: 'opening 7Z, XZ and BZ2 archives',
    tools: ['file-compressor'],
  },
  {
    package: 'libarchive-tools',
    command: 'bsdtar',
    purpose: 'opening 7Z and RAR archives that the usual programs cannot',
    tools: ['file-compressor'],
  },
];
