/**
 * Merges a PDF with itself and extracts two pages, like the server, and prints its peak memory in bytes.
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
// In kilobytes.
console.log(process.resourceUsage().maxRSS * 1024);
