import { FolderDown } from 'lucide-react';
import { useNavigate } from 'react-router';
import { archiveUrl, maxArchiveFiles } from '../../../modules/files/files.contract.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { ToolIcon } from '../ui/tool-icon.tsx';
import { offerTools } from './offer-tools.ts';
import { passFiles } from './passed-files.ts';
import { asStoredFile, type ResultFile } from './result-file.ts';

/** All results in one ZIP. */
export function DownloadAll({ results, name }: { results: readonly ResultFile[]; name: string }) {
  const ids = results.slice(0, maxArchiveFiles).map((result) => asStoredFile(result).id);
  return (
    <ButtonAnchor href={archiveUrl(ids, name)} download={name}>
      <FolderDown className="size-5" aria-hidden="true" />
      Download all as ZIP
    </ButtonAnchor>
  );
}

/** The other tools that take these results as they are, the most wanted first: no download, no second upload. */
export function ContinueWith({ results, slug }: { results: readonly ResultFile[]; slug: string }) {
  const navigate = useNavigate();
  const offers = offerTools(results.map(({ type }) => type)).filter(({ tool }) => tool.slug !== slug);
  if (results.length === 0 || offers.length === 0) return null;
  return (
    <section aria-labelledby="continue-with">
      <h2 id="continue-with" className="mb-2 font-semibold text-base tracking-normal">
        Continue with
      </h2>
      <ul className="flex flex-wrap gap-2">
        {offers.map(({ tool }) => (
          <li key={tool.slug}>
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                passFiles(results.map(asStoredFile));
                navigate(tool.path);
              }}
            >
              <ToolIcon icon={tool.icon} className="size-4 text-accent" />
              {tool.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
