/**
 * Merges a PDF with itself and takes two pages out of it, as the server does, and prints the peak of its memory in bytes.
 * Usage: node pdf-memory.ts input.pdf output.pdf directory
 */
import { createPagesEngine } from '../src/engines/pdf/merge/pages-engine.ts';

const [input = '', output = '', directory = ''] = process.argv.slice(2);
const engine = createPagesEngine();
const { mergePdf, splitPdf } = engine.provides;
const quiet = { progress: () => undefined, signal: new AbortController().signal };
const source = { input, name: 'a.pdf', title: 'a', rotation: 0 } as const;
await mergePdf?.({ sources: [source, { ...source, pages: '1-2' }], outline: 'keep', output, ...quiet });
await splitPdf?.({ input, split: { method: 'pages', pages: '1-2', oneFile: true }, directory, ...quiet });
await engine.close();
// Kilobytes, as the system counts them.
console.log(process.resourceUsage().maxRSS * 1024);
