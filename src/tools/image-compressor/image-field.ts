import type { FileField } from '../../catalog/define-tool.ts';
import { samePerPlan } from '../../shared/plans.ts';
import { formatBytes, MB } from '../../shared/units.ts';

/** The pictures that go in; apart from the definition, whose schemas the page has no use for before there is one. */
export const imageField = {
  label: 'Image',
  accepts: ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'heic', 'svg'],
  maxBytes: { free: 25 * MB, pro: 500 * MB },
  messages: {
    missing: { title: 'No File Selected', text: 'Please select an image file' },
    wrongType: { title: 'Invalid File', text: 'Please select an image file' },
    tooLarge: ({ who, maxBytes }) => ({
      title: 'File too large',
      text: `File too large. ${who} can upload files up to ${formatBytes(maxBytes)}.`,
    }),
  },
} satisfies FileField;

/** A chosen batch is sent as one call per file; this many may be on the page at once. */
export const maxBatch = samePerPlan(100);
