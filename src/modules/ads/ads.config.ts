import { z } from 'zod';
import { ConfigError } from '../../platform/config/config.ts';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

export const adSettings = {
  adsFrameUrl: defineSetting({
    name: 'ADS_FRAME_URL',
    doc: 'A page of yours with advertisements, on a domain of its own. Free users see it in small frames once they have agreed; it gets the query ?position=top, bottom, sidebar or inline, and cannot reach the page around it. Its scripts and cookies are your responsibility.',
    allowed: 'a web address with https, such as https://ads.example.net/frame.html',
    schema: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ }).pipe(z.string().refine(isConfidential))])
      .transform((text) => text || undefined),
    default: undefined,
    unset: 'no advertisements',
  }),
};

/**
 * @throws ConfigError when the frame is on the site's own host or one below or above it: cookies that it sets would come to the
 * site
 */
export function readAdsConfig(read: ReadSetting, { publicUrl }: { publicUrl: string }) {
  const adsFrameUrl = read(adSettings.adsFrameUrl);
  if (adsFrameUrl !== undefined && isRelated(new URL(adsFrameUrl).hostname, new URL(publicUrl).hostname)) {
    throw new ConfigError(
      'ADS_FRAME_URL must be on a domain of its own, which shares no cookies with this site. Move that page to another domain, or unset it.',
    );
  }
  return { adsFrameUrl };
}

/** http only on this machine, for trying it. */
function isConfidential(address: string): boolean {
  const { protocol, hostname, username } = new URL(address);
  return username === '' && (protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1');
}

const isRelated = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
