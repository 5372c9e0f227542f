/* The content of corpus pages, marked by eye from their images. */

/** Phrases in reading order, on pages with columns. */
export const readingOrders: Record<string, readonly string[]> = {
  'issue-982-example.pdf': [
    'The traditional approach of solving problems with software',
    'This means that machine learning programs adjust internal',
    'makes a step in the direction which goes downwards',
    'An excellent introduction into CNNs is given by',
    'It has become famous in the internet',
    'Artistic Style Imitation',
    'Drawing Robots',
    'Digital text is the first form of natural communication',
  ],
  'federal-register-2020-17221.pdf': [
    'This section of the FEDERAL REGISTER',
    'The FAA proposes to supersede Airworthiness Directive',
    'Examining the AD Docket',
    'Confidential Business Information',
    'an accident after takeoff from Soekarno',
    'Proposed Design Changes',
    'First, as previously discussed',
  ],
  'issue7014.pdf': [
    'Trace-based Just-in-Time Type Specialization for Dynamic',
    'Dynamic languages such as JavaScript are more difficult to compile',
    'Categories and Subject Descriptors',
    'and is used for the application logic of browser-based productivity',
    'Compilers for statically typed languages rely on type information',
    'Each compiled trace covers one path through the program',
  ],
};

type CellExpectation = readonly [row: number, column: number, text: string];

/** Cells of ruled tables, from 0; the table is the one that contains the first of them. */
export const ruledCells: Record<string, readonly CellExpectation[]> = {
  'redp5110_sampled.pdf': [
    [0, 0, 'Global variable'],
    [0, 1, 'Type'],
    [0, 2, 'Description'],
    [1, 0, 'CLIENT_HOST'],
    [1, 1, 'VARCHAR(255)'],
    [1, 2, 'Host name of the current client as returned by the system'],
    [2, 0, 'CLIENT_IPADDR'],
    [2, 1, 'VARCHAR(128)'],
    [2, 2, 'IP address of the current client as returned by the system'],
    [3, 0, 'CLIENT_PORT'],
    [3, 1, 'INTEGER'],
    [3, 2, 'Port used by the current client to communicate with the server'],
    [4, 0, 'PACKAGE_NAME'],
    [6, 1, 'VARCHAR(64)'],
    [7, 0, 'ROUTINE_SCHEMA'],
    [8, 0, 'ROUTINE_SPECIFIC_NAME'],
    [9, 1, 'CHAR(1)'],
    [9, 2, 'Type of the currently running routine'],
  ],
  // Its header has column groups without all of their rules, and its rules join rows in fives.
  'nics-background-checks-2015-11-rotated.pdf': [
    [0, 0, 'NICS Firearm Background Checks November - 2015'],
    [1, 0, 'State / Territory'],
    [1, 1, 'Permit'],
    [1, 7, 'Pre-Pawn'],
    [1, 16, 'Rentals'],
    [2, 7, 'Handgun'],
    [2, 9, '*Other'],
    [2, 23, '*Other'],
    [1, 24, 'Totals'],
    [3, 0, 'Alabama'],
    [3, 1, '18,870'],
    [3, 24, '71,137'],
    [4, 0, 'Alaska'],
    [11, 0, 'District of Columbia'],
    [28, 2, '9,373'],
    [58, 0, 'Totals'],
    [58, 24, '2,236,457'],
  ],
};

/**
 * Files with mirrored pages: pdftotext gives their letters from left to right ('morf' for 'from'), PDFium and we in writing
 * order.
 */
export const mirroredFiles: readonly string[] = ['issue-848.pdf'];
