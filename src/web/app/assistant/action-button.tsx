import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatAction } from '../../../modules/assistant/assistant.contract.ts';
import { jobSchema } from '../../../modules/jobs/jobs.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { pathHere } from '../../kit/local-path.ts';
import { typeOf } from '../../kit/tool-shell/file-source.ts';
import { filesInHand } from '../../kit/tool-shell/files-in-hand.ts';
import { followJob } from '../../kit/tool-shell/follow-job.ts';
import { passFiles } from '../../kit/tool-shell/passed-files.ts';
import { Button } from '../../kit/ui/button.tsx';
import { openRecent } from '../recent/recent-host.tsx';
import { addMessage } from './chat-history.ts';

/** What an answer offers to do. Nothing of it happens before the press. */
export function ActionButton(props: {
  action: ChatAction;
  onAsk: (message: string) => void;
  onPerson: () => void;
  onLeave: () => void;
}) {
  const { action, onAsk, onPerson, onLeave } = props;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const go = (path: string) => {
    onLeave();
    navigate(path);
  };
  const openTool = (slug: string, path: string) => {
    const accepts = toolCards.find((card) => card.slug === slug)?.accepts ?? [];
    const inHand = filesInHand().filter((source) => {
      const type = typeOf(source);
      return accepts.includes('any') || (type !== undefined && accepts.includes(type));
    });
    if (inHand.length > 0 && pathHere() !== path) passFiles(inHand);
    go(path);
  };
  const startAgain = async (path: string, body: object) => {
    setBusy(true);
    const headers = { prefer: 'respond-async, keep-input' };
    try {
      const job = await callApi(path, jobSchema, { body, headers });
      await followJob(job, { signal: undefined, onChange: () => undefined });
      addMessage({ isUser: false, text: t('Done. The result is in your recent results.') });
      openRecent();
    } catch (error) {
      addMessage({
        isUser: false,
        text: describeFailure(error),
        actions: [{ kind: 'person', label: t('Talk to a person') }],
      });
    } finally {
      setBusy(false);
    }
  };
  const press = () => {
    switch (action.kind) {
      case 'ask':
        return onAsk(action.message);
      case 'person':
        return onPerson();
      case 'open-page':
        return go(action.path);
      case 'open-tool':
        return openTool(action.tool, action.path);
      case 'start-again':
        return startAgain(action.path, action.body);
    }
  };
  return (
    <Button look="secondary" size="small" disabled={isBusy} onClick={press}>
      {isBusy ? 'Working…' : action.label}
    </Button>
  );
}
