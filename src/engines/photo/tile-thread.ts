import { serveThread } from '../../platform/processes/serve-thread.ts';
import { doTile, type TileJob } from './tile-work.ts';

serveThread<TileJob>(async (job) => doTile(job));
