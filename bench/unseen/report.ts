import { formatBytes } from '../../src/shared/units.ts';
import { printTable } from '../print-table.ts';
import { median } from '../suite.ts';

/** One file through one call, as recorded. */
export type Outcome = {
  call: string;
  file: string;
  bytes: number;
  /** 0: no answer. */
  status: number;
  code?: string | undefined;
  message?: string | undefined;
  milliseconds: number;
  resultBytes?: number | undefined;
  /** 1 is identical: to the source where both are images or PDFs, otherwise to what the peer made. */
  likeness?: number | undefined;
  /** Whether the result should not be larger than the file. */
  makesSmaller: boolean;
  peer?: { program: string; milliseconds: number; failed: boolean; bytes?: number | undefined } | undefined;
};

/** Below this, a result hardly looks like its source. */
const likenessFloor = 0.9;

const seconds = (milliseconds: number | undefined): string =>
  milliseconds === undefined || Number.isNaN(milliseconds) ? '' : (milliseconds / 1000).toFixed(2);

export function printReport(outcomes: readonly Outcome[], slowSeconds: number): void {
  const calls = Map.groupBy(outcomes, ({ call }) => call);
  console.log('Seconds are medians. Sizes are those of the results beside the sources.');
  printTable([
    [
      'call',
      'files',
      'done',
      '4xx',
      '5xx',
      'none',
      's',
      'worst',
      'size',
      'likeness',
      'least',
      'peer',
      's',
      'size',
      'failed',
    ],
    ...[...calls].toSorted(([one], [other]) => one.localeCompare(other)).map(([call, all]) => rowOf(call, all)),
  ]);
  printRefusals(outcomes);
  printOddOnes(outcomes, slowSeconds);
}

function rowOf(call: string, all: readonly Outcome[]): string[] {
  const done = all.filter(({ status }) => isDone(status));
  const count = (isCounted: (status: number) => boolean) =>
    String(all.filter(({ status }) => isCounted(status)).length);
  const likenesses = done.flatMap(({ likeness }) => likeness ?? []);
  const peers = all.flatMap(({ peer }) => peer ?? []);
  const programs = [...new Set(peers.map(({ program }) => program))];
  return [
    call,
    String(all.length),
    count(isDone),
    count((status) => status >= 400 && status < 500),
    count((status) => status >= 500),
    count((status) => status === 0),
    seconds(median(all.map(({ milliseconds }) => milliseconds))),
    seconds(Math.max(...all.map(({ milliseconds }) => milliseconds))),
    share(done.map(({ bytes, resultBytes }) => [resultBytes, bytes])),
    likenesses.length === 0 ? '' : (likenesses.reduce((sum, each) => sum + each, 0) / likenesses.length).toFixed(4),
    likenesses.length === 0 ? '' : Math.min(...likenesses).toFixed(3),
    programs.join(' '),
    seconds(median(peers.map(({ milliseconds }) => milliseconds))),
    share(done.map(({ bytes, peer }) => [peer?.bytes, bytes])),
    peers.length === 0 ? '' : String(peers.filter(({ failed }) => failed).length),
  ];
}

const isDone = (status: number): boolean => status >= 200 && status < 300;

/** The sum of the results over that of their sources. */
function share(sizes: readonly (readonly [result: number | undefined, source: number])[]): string {
  let [results, sources] = [0, 0];
  for (const [result, source] of sizes) {
    if (result === undefined) continue;
    results += result;
    sources += source;
  }
  return sources === 0 ? '' : (results / sources).toFixed(3);
}

function printRefusals(outcomes: readonly Outcome[]): void {
  const refused = outcomes.filter(({ status }) => !isDone(status));
  const kinds = Map.groupBy(refused, ({ status, code }) => `${status} ${code ?? ''}`);
  console.log('Refusals, with the first sentence and file of each:');
  printTable([
    ['', 'times', 'of calls', '', ''],
    ...[...kinds]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .map(([kind, all]) => [
        kind,
        String(all.length),
        String(new Set(all.map(({ call }) => call)).size),
        all[0]?.message ?? '',
        all[0]?.file ?? '',
      ]),
  ]);
}

function printOddOnes(outcomes: readonly Outcome[], slowSeconds: number): void {
  const odd = outcomes.flatMap((outcome) => whatIsOdd(outcome, slowSeconds).map((what) => ({ what, ...outcome })));
  console.log(odd.length === 0 ? 'None is odd.' : `${odd.length} odd ones:`);
  printTable(
    odd
      .toSorted((one, other) => one.what.localeCompare(other.what))
      .map(({ what, call, file, milliseconds, code = '', bytes, resultBytes }) => [
        what,
        call,
        file,
        `${seconds(milliseconds)} s`,
        resultBytes === undefined ? code : `${formatBytes(bytes)} to ${formatBytes(resultBytes)}`,
      ]),
  );
}

function whatIsOdd(
  { status, code, bytes, resultBytes, likeness, makesSmaller, milliseconds }: Outcome,
  slowSeconds: number,
) {
  return [
    ...(status === 0 ? ['no answer'] : []),
    ...(status >= 500 ? [String(status)] : []),
    ...(code === 'ENGINE_FAILED' || code === 'ENGINE_CRASHED' ? [code] : []),
    ...(makesSmaller && (resultBytes ?? 0) > bytes ? ['grown'] : []),
    ...(milliseconds > slowSeconds * 1000 ? ['slow'] : []),
    ...(likeness !== undefined && likeness < likenessFloor ? [`likeness ${likeness.toFixed(2)}`] : []),
  ];
}
