import { safeFileName } from '../../shared/file-types.ts';

/**
 * The name of a new ZIP: the requested one, or that of the folder all files share, or of the only file, or 'archive'. Always
 * ends in '.zip'.
 */
export function zipName(asked: string | undefined, paths: readonly string[]): string {
  const name = safeFileName(asked ?? commonName(paths) ?? '', 'archive');
  return /\.zip$/i.test(name) ? name : `${name}.zip`;
}

function commonName(paths: readonly string[]): string | undefined {
  const [first = ''] = paths;
  const slash = first.indexOf('/');
  if (slash > 0) {
    const folder = first.slice(0, slash + 1);
    return paths.every((path) => path.startsWith(folder)) ? folder.slice(0, -1) : undefined;
  }
  return paths.length === 1 ? first : undefined;
}
