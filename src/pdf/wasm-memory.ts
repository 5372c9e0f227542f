import type { PdfiumModule, PdfiumRuntimeMethods } from '@embedpdf/pdfium';
import { pdfErrors } from './pdf-errors.ts';

type Module = PdfiumModule & PdfiumRuntimeMethods;

/**
 * WebAssembly memory. Allocations inside `scope` are freed at its end. Addresses are byte offsets; views must be recreated
 * after each call, since memory moves when it grows.
 */
export class WasmMemory {
  readonly #module: Module;

  constructor(module: Module) {
    this.#module = module;
  }

  /** Size of the memory, which never shrinks. */
  get bytes(): number {
    return this.#module.HEAPU8.length;
  }

  /** The bytes at an address, valid until the next call into the module. */
  view(address: number, length: number): Uint8Array {
    return this.#module.HEAPU8.subarray(address, address + length);
  }

  /** A permanent copy. */
  copy(address: number, length: number): Uint8Array<ArrayBuffer> {
    return this.view(address, length).slice() as Uint8Array<ArrayBuffer>;
  }

  /** Allocates memory that the caller must `free`. Throws PDF_OUT_OF_MEMORY. */
  allocate(length: number): number {
    const address = this.#module.wasmExports.malloc(length);
    if (address === 0) throw pdfErrors.outOfMemory(undefined, { log: `PDFium has no ${length} bytes left` });
    return address;
  }

  /** Allocates memory with this content, which the caller must `free`. */
  place(content: Uint8Array): number {
    const address = this.allocate(Math.max(1, content.length));
    this.#module.HEAPU8.set(content, address);
    return address;
  }

  free(address: number): void {
    this.#module.wasmExports.free(address);
  }

  /** A zero-terminated text, one character per byte: names in files have any encoding. */
  zeroTerminated(address: number): string {
    const end = this.#module.HEAPU8.indexOf(0, address);
    return new TextDecoder('latin1').decode(this.view(address, end - address));
  }

  int32(address: number): number {
    return new DataView(this.#module.HEAPU8.buffer).getInt32(address, true);
  }

  float32(address: number): number {
    return new DataView(this.#module.HEAPU8.buffer).getFloat32(address, true);
  }

  /** `count` floats, valid until the next call into the module. The address must be a multiple of 4. */
  float32s(address: number, count: number): Float32Array {
    return new Float32Array(this.#module.HEAPU8.buffer, address, count);
  }

  float64(address: number): number {
    return new DataView(this.#module.HEAPU8.buffer).getFloat64(address, true);
  }

  setInt32(address: number, value: number): void {
    new DataView(this.#module.HEAPU8.buffer).setInt32(address, value, true);
  }

  /** Runs `work` with zeroed memory of this length and frees it afterwards. */
  scope<Result>(length: number, work: (address: number) => Result): Result {
    const address = this.allocate(length);
    try {
      this.#module.HEAPU8.fill(0, address, address + length);
      return work(address);
    } finally {
      this.free(address);
    }
  }

  /**
   * Reads a text that PDFium returns in two calls: `read(0, 0)` returns the bytes needed, including the terminating zero.
   * Most calls use `utf16`; the others one byte per character.
   */
  readText(read: (address: number, bytes: number) => number, encoding: 'utf16' | 'utf8' = 'utf16'): string {
    const bytes = read(0, 0);
    const zero = encoding === 'utf16' ? 2 : 1;
    if (bytes <= zero) return '';
    return this.scope(bytes, (address) => {
      read(address, bytes);
      const text = this.view(address, bytes - zero);
      return new TextDecoder(encoding === 'utf16' ? 'utf-16le' : 'utf-8').decode(text);
    });
  }
}
