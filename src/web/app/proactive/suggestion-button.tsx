import { useNavigate } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { passFiles } from '../../kit/tool-shell/passed-files.ts';
import { Button } from '../../kit/ui/button.tsx';
import { type Shown, startButton } from './watch-page.ts';

const passwordField = 'main input[type="password"]';
const fileField = 'main input[type="file"]';

/** What the button of a suggestion leads to on this page; undefined where it has none. */
const fieldOf = ({ suggestion }: Shown): string | undefined =>
  ({ 'enter-password': passwordField, 'choose-file': fileField, start: startButton })[suggestion.type as string];

const toolOf = ({ suggestion }: Shown) => toolCards.find(({ slug }) => slug === suggestion.toolContext);

/** Whether what it wants to be pressed is there. */
export function canBeDone(shown: Shown): boolean {
  const field = fieldOf(shown);
  if (field !== undefined) return document.querySelector(field) !== null;
  return shown.suggestion.type !== 'open-tool' || toolOf(shown) !== undefined;
}

/** The one thing to press. */
export function SuggestionButton({ shown, onDone }: { shown: Shown; onDone: () => void }) {
  const navigate = useNavigate();
  const { suggestion, source } = shown;
  const goTo = (path: string) => () => {
    onDone();
    navigate(path);
  };
  const focus = () => {
    const field = document.querySelector<HTMLElement>(fieldOf(shown) ?? '');
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
    onDone();
  };
  const tool = toolOf(shown);
  const buttons: Record<string, { label: string; press: () => void }> = {
    'open-tool': {
      label: t('Open the {tool}', { tool: tool?.name ?? '' }),
      press: () => {
        if (source) passFiles([source]);
        goTo(tool?.path ?? '/')();
      },
    },
    'enter-password': { label: t('Enter the password'), press: focus },
    'choose-file': { label: t('Choose a file'), press: focus },
    start: { label: t('Show me the button'), press: focus },
    'see-prices': { label: t('See the prices'), press: goTo('/pricing') },
    'go-home': { label: t('Open the home page'), press: goTo('/') },
    reload: { label: t('Reload the page'), press: () => location.reload() },
  };
  const button = buttons[suggestion.type];
  if (!button) return null;
  return (
    <Button look="secondary" size="small" onClick={button.press}>
      {button.label}
    </Button>
  );
}
