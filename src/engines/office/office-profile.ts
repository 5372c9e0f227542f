import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PreparedStart } from '../../platform/processes/supervisor.ts';
import { createId } from '../../shared/ids.ts';

type Setting = { path: string; name: string; value: string };

const scripting = '/org.openoffice.Office.Common/Security/Scripting';
const internet = '/org.openoffice.Inet/Settings';

/**
 * Keeps documents from reaching out, beside the sandbox. Each of the three, these settings, a dead proxy, and a file system
 * with only the job's folder, was measured to leak on its own.
 */
const settings: readonly Setting[] = [
  { path: scripting, name: 'BlockUntrustedRefererLinks', value: 'true' },
  { path: scripting, name: 'DisableMacrosExecution', value: 'true' },
  { path: scripting, name: 'DisableActiveContent', value: 'true' },
  { path: scripting, name: 'MacroSecurityLevel', value: '3' },
  { path: internet, name: 'ooInetProxyType', value: '2' },
  ...['HTTP', 'HTTPS'].flatMap((protocol) => [
    { path: internet, name: `ooInet${protocol}ProxyName`, value: '127.0.0.1' },
    // The discard port, where nothing listens.
    { path: internet, name: `ooInet${protocol}ProxyPort`, value: '9' },
  ]),
  { path: internet, name: 'ooInetNoProxy', value: '' },
  { path: '/org.openoffice.Office.Calc/Content/Update', name: 'Link', value: '2' },
  { path: '/org.openoffice.Office.Writer/Content/Update', name: 'Link', value: '2' },
  { path: '/org.openoffice.Office.Recovery/AutoSave', name: 'Enabled', value: 'false' },
  { path: '/org.openoffice.Office.Common/Save/Document', name: 'CreateBackup', value: 'false' },
  { path: '/org.openoffice.Office.Common/History', name: 'PickListSize', value: '0' },
  { path: '/org.openoffice.Office.Common/Misc', name: 'UseOpenCL', value: 'false' },
];

const registry = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${settings
  .map(
    ({ path, name, value }) =>
      `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('\n')}
</oor:items>
`;

/** LibreOffice's socket folder, unless a sandbox provides its own /tmp. */
const socketFolder = '/tmp';
/** Suffix the worker appends to names when LibreOffice has to restart. */
const again = '-again';

/** Writes a fresh profile into a LibreOffice's own folder and returns how to start it. */
export async function prepareProfile(own: string): Promise<PreparedStart> {
  const profile = join(own, 'profile');
  const temporary = join(own, 'temporary');
  await Promise.all([mkdir(join(profile, 'user'), { recursive: true }), mkdir(temporary)]);
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), registry);
  const pipe = `satchel${createId()}`;
  const sockets = ['', again].flatMap((suffix) => [
    `_${pipe}${suffix}`,
    `_SingleOfficeIPC_${hashOfProfile(`${profile}${suffix}`)}`,
  ]);
  return {
    args: [profile, pipe],
    // Not the folder that is emptied after every job: LibreOffice keeps using the one it created at its start.
    env: { TMPDIR: temporary, HOME: own },
    cleanUp: async () => {
      for (const name of await readdir(socketFolder)) {
        // Named after OSL_PIPE and its user id.
        if (sockets.some((ending) => name.endsWith(ending))) await rm(join(socketFolder, name), { force: true });
      }
    },
  };
}

/**
 * LibreOffice's name of the socket by which a second start finds the first: MD5 of the profile's address in UTF-16, unpadded
 * hex.
 */
function hashOfProfile(profile: string): string {
  const digest = createHash('md5')
    .update(Buffer.from(pathToFileURL(profile).href, 'utf16le'))
    .digest();
  return [...digest].map((byte) => byte.toString(16)).join('');
}
