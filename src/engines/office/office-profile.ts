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
 * What keeps documents from reaching out, beside the sandbox: each of the three, these settings, a proxy that is not there, and
 * a view of nothing but the job's folder, was measured to leak alone.
 */
const settings: readonly Setting[] = [
  { path: scripting, name: 'BlockUntrustedRefererLinks', value: 'true' },
  { path: scripting, name: 'DisableMacrosExecution', value: 'true' },
  { path: scripting, name: 'DisableActiveContent', value: 'true' },
  { path: scripting, name: 'MacroSecurityLevel', value: '3' },
  { path: internet, name: 'ooInetProxyType', value: '2' },
  ...['HTTP', 'HTTPS'].flatMap((protocol) => [
    { path: internet, name: `ooInet${protocol}ProxyName`, value: '127.0.0.1' },
    // The discard port: nothing listens there.
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

/** Where LibreOffice makes its sockets, unless a sandbox gives it a /tmp of its own. */
const socketFolder = '/tmp';
/** What the worker appends to names when LibreOffice wants to be started again. */
const again = '-again';

/** Writes a fresh profile into the folder of one LibreOffice, and says how to start it there. */
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
    // Not the folder that is emptied after every job: LibreOffice keeps using the one it made there at its start.
    env: { TMPDIR: temporary, HOME: own },
    cleanUp: async () => {
      for (const name of await readdir(socketFolder)) {
        // After OSL_PIPE and the id of the user that it ran under.
        if (sockets.some((ending) => name.endsWith(ending))) await rm(join(socketFolder, name), { force: true });
      }
    },
  };
}

/** As LibreOffice names the socket by which a second start finds the first: MD5 of the profile's address in UTF-16, unpadded hex. */
function hashOfProfile(profile: string): string {
  const digest = createHash('md5')
    .update(Buffer.from(pathToFileURL(profile).href, 'utf16le'))
    .digest();
  return [...digest].map((byte) => byte.toString(16)).join('');
}
