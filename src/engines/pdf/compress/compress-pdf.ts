import { t } from '../../../shared/language/translate.ts';
import type { Similarity } from '../../../shared/similarity.ts';
import { normalise, type ReadablePdf } from '../normalise/normalise.ts';
import { refuseCrowdedPages, refuseOverload } from '../objects/refuse-overload.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { CompressedPdf, CompressPdf } from '../pdf-capabilities.ts';
import { compressErrors } from './compress.errors.ts';
import { compressDocument, isPdfA, type Tier } from './document/compress-document.ts';
import { dropUnsafeActions } from './document/drop-unsafe-actions.ts';
import { type CompareEngines, PageGuard, pagesBelow } from './document/page-guard.ts';
import { isSigned } from './document/signatures.ts';
import { countBrokenImages } from './images/recode-images.ts';
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
  refuseCrowdedPages(first.pages);
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
    brokenImages: countBrokenImages(file.context),
    dropped: [...dropUnsafeActions(file.context, file.catalog)],
  };
}

/** The attempts to compress one document. */
class CompressionRun {
  /** Attempts modify the objects they work on; the first one uses those already parsed. */
  #unused: ReadablePdf | undefined;
  readonly #open: () => Promise<ReadablePdf>;
  readonly #guard: PageGuard;
  readonly #request: CompressionRequest;
  readonly #onProgress: (fraction: number, step?: string) => void;
  /** By level: a page may need that of a gentler one. */
  readonly #tiers = new Map<LossySettings | undefined, Tier>();

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
      best = smallerOf(best, await this.#atLevel(settings, report));
      if (targetBytes === undefined || (best && best.bytes.length <= targetBytes)) break;
    }
    return best;
  }

  /**
   * The first attempt whose pages are all above the floor; those below it get the next gentler tier each time. Undefined when
   * it is not smaller than the source, without drawing it.
   */
  async #atLevel(
    settings: LevelSettings,
    report: (fraction: number, step?: string) => void,
  ): Promise<Candidate | undefined> {
    const tiers = this.#tiersFrom(settings);
    const tierOf = Array.from({ length: this.#guard.pageCount }, () => 0);
    let similarities: (Similarity | undefined)[] | undefined;
    for (let attempt = 0; attempt <= tiers.length; attempt++) {
      const bytes = await this.#write(tiers, tierOf, (fraction) => report(fraction * 0.85, 'Compressing'));
      // Gentler tiers only add to it.
      if (bytes.length >= this.#guard.sourceBytes) return undefined;
      const again = new Set(tierOf.keys().filter((page) => (tierOf[page] ?? 0) === attempt));
      similarities = await this.#guard.compare(bytes, { pages: again, known: similarities ?? [] }, (page) =>
        report(
          0.85 + (0.15 * page) / tierOf.length,
          t('Comparing page {page} of {pages}', { page, pages: tierOf.length }),
        ),
      );
      const below = similarities && pagesBelow(this.#floorOf(settings), similarities);
      if (similarities && below?.size === 0)
        return { bytes, similarities, gentle: new Set(tierOf.keys().filter((page) => (tierOf[page] ?? 0) > 0)) };
      const redone = below && attempt < tiers.length - 1 ? below : tierOf.keys();
      for (const page of redone) tierOf[page] = attempt + 1;
    }
    return undefined;
  }

  /** As asked, as at each gentler level, and with images as they are. */
  #tiersFrom(settings: LevelSettings): [Tier, ...Tier[]] {
    const tierOf = ({ lossy }: Pick<LevelSettings, 'lossy'>): Tier => {
      const tier = this.#tiers.get(lossy) ?? { lossy, known: new Map() };
      this.#tiers.set(lossy, tier);
      return tier;
    };
    const gentler: Tier[] = [];
    for (let level = settings.gentler; level?.lossy; level = level.gentler) gentler.push(tierOf(level));
    return [tierOf(settings), ...gentler, tierOf({ lossy: undefined })];
  }

  /** Viewers differ in how they weigh colours in gray: shades may shift, shapes may not. */
  #floorOf({ floor }: LevelSettings): PageFloor {
    return this.#request.grayscale ? { mean: floor.mean - 0.05, worstTile: floor.worstTile - 0.25 } : floor;
  }

  async #write(
    tiers: readonly [Tier, ...Tier[]],
    tierOf: readonly number[],
    onProgress: (fraction: number) => void,
  ): Promise<Buffer> {
    const { grayscale, removeMetadata } = this.#request;
    const document = this.#unused ?? (await this.#open());
    this.#unused = undefined;
    return compressDocument(document, { tiers, tierOf, grayscale, removeMetadata }, onProgress);
  }
}

function smallerOf(one: Candidate | undefined, other: Candidate | undefined): Candidate | undefined {
  if (!one || !other) return one ?? other;
  return other.bytes.length < one.bytes.length ? other : one;
}
