import { type ComponentType, lazy, type PropsWithChildren, useEffect, useEffectEvent } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { tellFailure } from './toast.ts';

type Closable = PropsWithChildren<{ onClose?: () => void }>;

/**
 * A component loaded when it is first shown. When its code cannot be loaded (offline, or after a deployment), a notice says
 * so and the page stays as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: MissingPart })));
}

function MissingPart({ onClose, children }: Closable) {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    tellFailure({
      title: t('Part of the page is missing'),
      text: t('It could not be loaded. Check your connection, then reload the page.'),
    });
    close();
  }, []);
  return children;
}
