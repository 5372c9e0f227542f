import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatBytes } from '../../../shared/units.ts';
import { guessFileType } from '../../kit/tool-shell/guess-file-type.ts';
import { type Offer, offerTools } from '../../kit/tool-shell/offer-tools.ts';
import { passFiles } from '../../kit/tool-shell/passed-files.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Spinner } from '../../kit/ui/spinner.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { findShared, forgetShared, keepShared } from './shared-files.ts';

/** File handling of installed sites, where browsers have it. */
type LaunchQueue = {
  setConsumer: (consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void;
};

type Opened = { files: readonly File[] } | 'looking' | 'failed';

/** The files that came from elsewhere, and the tools that take them. They stay until one is chosen, also after a reload. */
export default function OpenFiles() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('shared');
  const [opened, setOpened] = useState<Opened>('looking');

  useEffect(() => {
    if (id === null) return;
    findShared(id).then(
      (files) => setOpened({ files }),
      () => setOpened('failed'),
    );
  }, [id]);
  useEffect(() => {
    if (id !== null) return;
    const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
    // Opened without files, or by hand.
    const timer = setTimeout(() => setOpened((now) => (now === 'looking' ? { files: [] } : now)), queue ? 1000 : 0);
    queue?.setConsumer(async ({ files = [] }) => {
      try {
        const kept = await keepShared(await Promise.all(files.map((handle) => handle.getFile())));
        if (files.length > 0) setQuery({ shared: kept ?? 'none' }, { replace: true });
      } catch {
        setOpened('failed');
      }
    });
    return () => clearTimeout(timer);
  }, [id, setQuery]);

  if (opened === 'looking') return <Spinner label="Looking for the files" />;
  if (opened === 'failed' || opened.files.length === 0) return <NoFiles failed={opened === 'failed' || id !== null} />;
  return <Offers files={opened.files} id={id} />;
}

function Offers({ files, id }: { files: readonly File[]; id: string | null }) {
  const navigate = useNavigate();
  const offers = offerTools(files.map(guessFileType));
  const openWith = async ({ tool }: Offer) => {
    passFiles(files);
    await navigate(tool.path);
    // The tool's page keeps them now.
    if (id !== null) await forgetShared(id).catch(() => undefined);
  };
  return (
    <>
      <ul className="space-y-1">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files of the same name are told apart by their place, which never changes.
          <li key={index} className="break-words">
            <span dir="auto" className="font-semibold">
              {file.name}
            </span>{' '}
            <span className="text-soft">{formatBytes(file.size)}</span>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-3 text-xl">
        {offers.length === 0 ? 'No tool here can work on these files together yet.' : 'What would you like to do?'}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <li key={offer.tool.slug}>
            <Button look="secondary" title={offer.tool.name} onClick={() => void openWith(offer)}>
              <ToolIcon icon={offer.tool.icon} className="size-5 text-accent" />
              {offer.verb ?? offer.tool.name}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-soft">Nothing has been sent: the files are in your browser until you choose.</p>
    </>
  );
}

function NoFiles({ failed }: { failed: boolean }) {
  return (
    <div role={failed ? 'alert' : 'status'} className="max-w-[60ch] space-y-4 text-lg">
      <p>
        {failed
          ? 'The files did not arrive, or they are not here any more. Up to 50 files and 2 GB can be shared at a time, and they wait for an hour. Please share them again, or choose them here.'
          : 'No files came with this page. Share them from another program, or choose them here.'}
      </p>
      <p>
        <Link to="/" className="text-link">
          Choose files on the home page
        </Link>
      </p>
    </div>
  );
}
