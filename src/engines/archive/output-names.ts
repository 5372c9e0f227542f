import { cleanArchivePath, PathClaims, type PathRepair } from '../../shared/archive-path.ts';
import { describeRepairs } from './describe-members.ts';

/** Gives every unpacked file a unique safe path and counts what had to be changed. */
export class OutputNames {
  readonly #claims = new PathClaims();
  readonly #repairs = new Map<PathRepair, number>();

  of(name: string): string {
    const { path, repairs } = cleanArchivePath(name);
    for (const repair of repairs) this.#repairs.set(repair, (this.#repairs.get(repair) ?? 0) + 1);
    return this.#claims.claim(path);
  }

  warnings(): string[] {
    return describeRepairs(this.#repairs);
  }
}
