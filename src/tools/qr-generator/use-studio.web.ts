import { useEffect, useEffectEvent } from 'react';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import type { ContentValues } from './content/define-content.ts';
import type { QrContentChoice } from './create/use-code.web.ts';
import { type LogoChoice, useLogo } from './look/use-logo.web.ts';
import type { QrContentKind } from './qr-content.ts';
import { type QrLook, qrLookSchema } from './qr-order.ts';
import { type QrLink, useQrLink } from './use-qr-link.web.ts';

/**
 * State shared by the page's tabs. Only the look is saved between visits: contents may be secret, and only Back restores
 * them.
 */
export type Studio = {
  link: QrLink;
  content: QrContentChoice;
  setContent: (content: QrContentChoice) => void;
  /** Switches the kind of content and restores what was typed there. */
  chooseKind: (kind: QrContentKind) => void;
  look: QrLook;
  setLook: (look: QrLook) => void;
  logo: LogoChoice;
  /** The rows of the batch. */
  csv: string;
  setCsv: (csv: string) => void;
};

const firstLook = qrLookSchema.parse({});
const noValues: ContentValues = {};
const nothingTyped: Partial<Record<QrContentKind, ContentValues>> = {};

export function useStudio(): Studio {
  const link = useQrLink();
  const [kind, setKind] = useKeptState<QrContentKind>('kind', 'text');
  const [typed, setTyped] = useKeptState<Partial<Record<QrContentKind, ContentValues>>>('typed', nothingTyped);
  const [look, setLook] = useRemembered('qr-generator', qrLookSchema, firstLook);
  const logo = useLogo();
  const [csv, setCsv] = useKeptState('csv', '');
  const content = { kind, values: typed[kind] ?? noValues };
  const setContent = (next: QrContentChoice) => {
    setKind(next.kind);
    setTyped({ ...typed, [next.kind]: next.values });
  };
  // Another tool may hand over an address: '#link=https%3A%2F%2Fexample.com'.
  const takeLink = useEffectEvent(() => {
    const url = new URLSearchParams(location.hash.slice(1)).get('link');
    if (url === null) return;
    setContent({ kind: 'link', values: { url } });
    history.replaceState(history.state, '', location.pathname + location.search);
  });
  useEffect(() => takeLink(), []);
  return { link, content, setContent, chooseKind: setKind, look, setLook, logo, csv, setCsv };
}
