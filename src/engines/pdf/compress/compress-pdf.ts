import type { Similarity } from '../../../shared/similarity.ts';
import { normalise, type ReadablePdf } from '../normalise/normalise.ts';
import { refuseOverload } from '../objects/refuse-overload.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { CompressedPdf, CompressPdf } from '../pdf-capabilities.ts';
import { compressErrors } from './compress.errors.ts';
import { compressDocument, type Gentleness, isPdfA, type KnownImages } from './document/compress-document.ts';
import { dropUnsafeActions } from './document/drop-unsafe-actions.ts';
import { type CompareEngines, PageGuard, pagesBelow } from './document/page-guard.ts';
import { isSigned } from './document/signatures.ts';
import { type LevelSettings, type LossySettings, levelSettings, type PageFloor, stepsToTarget } from './levels.ts';

export type CompressionRequest = Omit<Parameters<CompressPdf>[0], 'input' | 'output' | 'progress' | 'signal'>;
export type CompressionFacts = Omit<CompressedPdf, 'bytes'>;

type Candidate = { bytes: Buffer; similarities: (Similarity | undefined)[]; gentle: ReadonlySet<number> };

/**
 * Makes a PDF smaller and checks that every page still looks the same. `bytes` of the answer is undefined when the source
 * cannot be beaten. Throws what `normalise` throws, PDF_SIGNED, PDF_TOO_COMPLEX and
 * PDF_TOO_SLOW.
 */
export async function compressPdf(
  engines: CompareEngines,
  source: Buffer,
  request: CompressionRequest,
  onProgress: (fraction: number, step?: string) => void,
): Promise<{ bytes: Buffer | undefined; facts: CompressionFacts }> {
  refuseOverload(source);
  const open = () => normalise(source, { password: request.password, pdfium: async () => engines.pdfium });
  const first = await open();
  const about = factsOf(first);
  if (about.wasSigned && !request.allowSigned) throw compressErrors.signed();
  using guard = new PageGuard(engines, source, request.password);
  if (guard.pageCount === 0) throw pdfErrors.noPages();
  const run = new CompressionRun({ first, open }, guard, request, (fraction, step) => {
    guard.refuseUndrawable();
    onProgress(fraction, step);
  });
  const best = await run.best();
  const target = request.targetBytes ?? Number.POSITIVE_INFINITY;
  const smaller = best && best.bytes.length < source.length ? best : undefined;
  const similarities = smaller?.similarities ?? Array.from({ length: guard.pageCount }, () => identical);
  return {
    bytes: smaller?.bytes,
    facts: {
      ...about,
      dropped: smaller ? about.dropped : [],
      similarities: similarities.map((similarity) => similarity?.mean ?? null),
      unchanged: smaller === undefined,
      coloredPages: smaller && request.grayscale ? guard.coloredPages(smaller.bytes).map((page) => page + 1) : [],
      targetMet: (smaller?.bytes.length ?? source.length) <= target,
      gentlerPages: [...(smaller?.gentle ?? [])].map((page) => page + 1).sort((one, other) => one - other),
    },
  };
}

const identical: Similarity = { mean: 1, worstTile: 1 };

/** Facts for the answer. Also removes scripts, as from every result. */
function factsOf({ file, wasEncrypted, repaired }: ReadablePdf) {
  return {
    wasEncrypted,
    repaired,
    wasSigned: isSigned(file),
    wasPdfA: isPdfA(file),
    dropped: [...dropUnsafeActions(file.context, file.catalog)],
  };
}

const noPages: ReadonlySet<number> = new Set();
const noGentleness: Gentleness = { keepFonts: noPages, keepAll: noPages };

/** The attempts to compress one document. */
class CompressionRun {
  /** Attempts modify the objects they work on; the first one uses those already parsed. */
  #unused: ReadablePdf | undefined;
  readonly #open: () => Promise<ReadablePdf>;
  readonly #guard: PageGuard;
  readonly #request: CompressionRequest;
  readonly #onProgress: (fraction: number, step?: string) => void;
  /** Lossless recodings are the same at every level. */
  readonly #lossless: KnownImages['lossless'] = new Map();

  constructor(
    source: { first: ReadablePdf; open: () => Promise<ReadablePdf> },
    guard: PageGuard,
    request: CompressionRequest,
    onProgress: (fraction: number, step?: string) => void,
  ) {
    this.#unused = source.first;
    this.#open = source.open;
    this.#guard = guard;
    this.#request = request;
    this.#onProgress = onProgress;
  }

  /** The smallest result within the level, or the first that meets the target size. */
  async best(): Promise<Candidate | undefined> {
    const { level, targetBytes } = this.#request;
    const steps = targetBytes === undefined ? [levelSettings[level]] : stepsToTarget(level);
    let best: Candidate | undefined;
    for (const [index, settings] of steps.entries()) {
      const report = (fraction: number, step?: string) => this.#onProgress((index + fraction) / steps.length, step);
      const found = await this.#atLevel(settings, report);
      best = smallerOf(best, found);
      // Pages redone without loss may outweigh the whole document at a gentler level.
      if (settings.gentler && (!found || found.gentle.size > 0))
        best = smallerOf(best, await this.#atLevel(settings.gentler, report));
      if (targetBytes === undefined || (best && best.bytes.length <= targetBytes)) break;
    }
    return best;
  }

  /** The first attempt whose pages all stay above the floor: as asked, without touching fonts, gently, lossless. */
  async #atLevel(
    settings: LevelSettings,
    report: (fraction: number, step?: string) => void,
  ): Promise<Candidate | undefined> {
    const known: KnownImages = { lossy: new Map(), lossless: this.#lossless };
    const everyPage = new Set(Array.from({ length: this.#guard.pageCount }, (_, page) => page));
    let gentleness = noGentleness;
    for (let attempt = 0; attempt < 4; attempt++) {
      const lossy = attempt === 3 ? [] : lossyChain(settings);
      const bytes = await this.#write(lossy, gentleness, known, (fraction) => report(fraction * 0.85, 'Compressing'));
      const similarities = await this.#guard.compare(bytes, (page) =>
        report(0.85 + (0.15 * page) / everyPage.size, `Comparing page ${page} of ${everyPage.size}`),
      );
      const below = similarities ? pagesBelow(this.#floorOf(settings), similarities) : everyPage;
      if (similarities && below.size === 0)
        return { bytes, similarities, gentle: gentleness.keepFonts.union(gentleness.keepAll) };
      gentleness = gentler(gentleness, attempt, attempt === 2 ? everyPage : below);
    }
    return undefined;
  }

  /** Viewers differ in how they weigh colours in gray: shades may shift, shapes may not. */
  #floorOf({ floor }: LevelSettings): PageFloor {
    return this.#request.grayscale ? { mean: floor.mean - 0.05, worstTile: floor.worstTile - 0.25 } : floor;
  }

  async #write(
    lossy: readonly LossySettings[],
    gentleness: Gentleness,
    known: KnownImages,
    onProgress: (fraction: number) => void,
  ): Promise<Buffer> {
    const { grayscale, removeMetadata } = this.#request;
    const settings = { lossy, grayscale, removeMetadata };
    const document = this.#unused ?? (await this.#open());
    this.#unused = undefined;
    return compressDocument(document, settings, {
      ...{ gentleness, known, onProgress },
    });
  }
}

function smallerOf(one: Candidate | undefined, other: Candidate | undefined): Candidate | undefined {
  if (!one || !other) return one ?? other;
  return other.bytes.length < one.bytes.length ? other : one;
}

/** The settings of a level and of the gentler ones before it. */
function lossyChain(settings: LevelSettings): LossySettings[] {
  const chain: LossySettings[] = [];
  for (let level: LevelSettings | undefined = settings; level?.lossy; level = level.gentler) chain.push(level.lossy);
  return chain;
}

function gentler(before: Gentleness, attempt: number, pages: ReadonlySet<number>): Gentleness {
  if (attempt === 0) return { ...before, keepFonts: pages };
  return { keepFonts: before.keepFonts.union(pages), keepAll: before.keepAll.union(pages) };
}
