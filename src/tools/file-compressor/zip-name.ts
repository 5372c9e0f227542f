import { safeFileName } from '../../shared/file-types.ts';

/**
 * What a new ZIP is called: the name that was asked for; else that of the folder all files lie in, or of the only file; else
 * 'archive'. Always with the ending '.zip'.
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
