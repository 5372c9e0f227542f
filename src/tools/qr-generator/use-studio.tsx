import { useState } from 'react';
import { useRemembered } from '../../web/tool-shell/use-remembered.ts';
import type { QrContentChoice } from './create/use-code.tsx';
import type { NamedLogo } from './look/logo-settings.tsx';
import { type QrLook, qrLookSchema } from './qr-order.ts';
import { type QrLink, useQrLink } from './use-qr-link.tsx';

/** What the tabs of the page share. Only the look is remembered: contents may be secret, and a logo is large. */
export type Studio = {
  link: QrLink;
  content: QrContentChoice;
  setContent: (content: QrContentChoice) => void;
  look: QrLook;
  setLook: (look: QrLook) => void;
  logo: NamedLogo | undefined;
  setLogo: (logo: NamedLogo | undefined) => void;
  /** The rows of the batch. */
  csv: string;
  setCsv: (csv: string) => void;
};

const firstLook = qrLookSchema.parse({});

export function useStudio(): Studio {
  const link = useQrLink();
  const [content, setContent] = useState<QrContentChoice>({ kind: 'text', values: {} });
  const [look, setLook] = useRemembered('qr-generator', qrLookSchema, firstLook);
  const [logo, setLogo] = useState<NamedLogo>();
  const [csv, setCsv] = useState('');
  return { link, content, setContent, look, setLook, logo, setLogo, csv, setCsv };
}
