/** Installs the engines' programs while building an image. Exits with 1 when one is still missing. */
import { systemPackages } from '../src/tools/packages.index.ts';
import { installSystemPackages } from './setup/system-packages.ts';

process.exitCode = installSystemPackages(systemPackages) ? 0 : 1;
