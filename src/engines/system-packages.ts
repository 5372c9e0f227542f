/** A program that `npm start` may install through apt, and what is off without it. */
export type SystemPackage = {
  /** The name of the Debian package. */
  package: string;
  /** A command, or the absolute path of a file, that shows that it is there. */
  command: string;
  /** What it is needed for, as a line of the setup begins: 'reading HEIC photos'. */
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
    tools: ['image-compressor', 'document-scanner', 'pdf-converter'],
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
  ...[
    { package: 'libreoffice-writer', command: 'lowriter' },
    { package: 'libreoffice-calc', command: 'localc' },
    { package: 'libreoffice-impress', command: 'loimpress' },
    { package: 'libreoffice-draw', command: 'lodraw' },
    { package: 'python3-uno', command: '/usr/lib/python3/dist-packages/uno.py' },
  ].map((part) => ({ ...part, purpose: 'converting documents', tools: ['document-converter', 'pdf-converter'] })),
  // Their letters are as wide as those of the fonts that documents ask for: Calibri, Cambria, Arial, Times New Roman, Courier New.
  ...[
    { package: 'fonts-crosextra-carlito', command: '/usr/share/fonts/truetype/crosextra/Carlito-Regular.ttf' },
    { package: 'fonts-crosextra-caladea', command: '/usr/share/fonts/truetype/crosextra/Caladea-Regular.ttf' },
    { package: 'fonts-liberation', command: '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
    { package: 'fonts-dejavu-core', command: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' },
  ].map((font) => ({
    ...font,
    purpose: 'the lines and pages of converted documents',
    tools: ['document-converter', 'pdf-converter'],
  })),
  {
    package: 'tesseract-ocr',
    command: 'tesseract',
    purpose: 'recognising text in scans',
    tools: ['document-scanner', 'document-converter', 'pdf-converter'],
  },
  ...['osd', 'eng', 'spa', 'fra', 'deu', 'por', 'ita'].map((model) => ({
    package: `tesseract-ocr-${model}`,
    command: `/usr/share/tesseract-ocr/5/tessdata/${model}.traineddata`,
    purpose: 'recognising text in scans',
    tools: ['document-scanner', 'document-converter', 'pdf-converter'],
  })),
];
