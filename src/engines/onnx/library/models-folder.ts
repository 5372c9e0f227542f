import { join } from 'node:path';

/** Where optional models are. It may not exist. */
export const modelsFolder = ({ modelsDir, dataDir }: { modelsDir: string | undefined; dataDir: string }): string =>
  modelsDir ?? join(dataDir, 'models');
