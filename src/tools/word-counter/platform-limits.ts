import { t } from '../../shared/language/translate.ts';
import { countCharacters } from '../../shared/text/graphemes.ts';
import { measureSms, type SmsLength } from './sms-segments.ts';
import { weighForX } from './weighted-length.ts';

/** How a platform counts: by displayed characters, by X's weights, as Mastodon with short addresses, or as text messages. */
type Counting = 'characters' | 'x' | 'mastodon' | 'sms';

export type PlatformLimit = {
  id: string;
  /** 'X post', 'Page title'. */
  name: string;
  group: 'search' | 'social' | 'video' | 'message';
  limit: number;
  counting: Counting;
  /** A note where the limit is soft or counted in a special way. */
  note?: string;
};

/** Common length limits, as published by the platforms; search engines only cut what is shown. */
export const platformLimits = [
  {
    id: 'page-title',
    name: t('Page title'),
    group: 'search',
    limit: 60,
    counting: 'characters',
    note: t('Search results show about 60 characters; the real limit is a width in pixels.'),
  },
  {
    id: 'meta-description',
    name: t('Meta description'),
    group: 'search',
    limit: 160,
    counting: 'characters',
    note: t('Search results show about 160 characters, fewer on a phone.'),
  },
  {
    id: 'x',
    name: t('X post'),
    group: 'social',
    limit: 280,
    counting: 'x',
    note: t('Emoji and Chinese, Japanese and Korean letters count twice, every address 23.'),
  },
  { id: 'bluesky', name: t('Bluesky post'), group: 'social', limit: 300, counting: 'characters' },
  {
    id: 'mastodon',
    name: t('Mastodon post'),
    group: 'social',
    limit: 500,
    counting: 'mastodon',
    note: t('Every address counts 23. Servers may allow more.'),
  },
  { id: 'threads', name: t('Threads post'), group: 'social', limit: 500, counting: 'characters' },
  { id: 'instagram-caption', name: t('Instagram caption'), group: 'social', limit: 2200, counting: 'characters' },
  { id: 'linkedin', name: t('LinkedIn post'), group: 'social', limit: 3000, counting: 'characters' },
  { id: 'youtube-title', name: t('YouTube title'), group: 'video', limit: 100, counting: 'characters' },
  { id: 'youtube-description', name: t('YouTube description'), group: 'video', limit: 5000, counting: 'characters' },
  {
    id: 'sms',
    name: t('Text message (SMS)'),
    group: 'message',
    limit: 160,
    counting: 'sms',
    note: t('One character outside the GSM alphabet lowers the limit to 70.'),
  },
] as const satisfies readonly PlatformLimit[];

export type PlatformLimitId = (typeof platformLimits)[number]['id'];

export type LimitUse = {
  id: PlatformLimitId;
  used: number;
  /** For text messages, the limit of one message in this text's encoding. */
  limit: number;
  /** Negative when the text is too long. */
  remaining: number;
  fits: boolean;
  sms?: SmsLength;
};

/**
 * Mastodon counts every address as 23 characters, and mentions without their server (docs.joinmastodon.org, 'Posting to your
 * profile').
 */
const mastodonAddress = /https?:\/\/[^\s<>"'“”]+/giu;
const mastodonAddressLength = 23;
const mastodonMention = /(@\w{1,64})@[\w.-]{1,255}/g;

/** Beyond this many UTF-16 units every limit is exceeded; only the beginning is weighed, to stay cheap. */
const weighedLength = 20_000;

/**
 * How much of every platform's limit a text uses. Cheap enough for every keystroke: for a text far over all limits only the
 * character count (`characters` of `countText`) is exact, and weighted counts are lower bounds.
 */
export function measureLimits(text: string, characters: number): LimitUse[] {
  const weighed = text.slice(0, weighedLength);
  const sms = measureSms(weighed);
  const used: Record<Counting, number> = {
    characters,
    x: Math.max(weighForX(weighed), text.length > weighedLength ? characters : 0),
    mastodon: text.length > weighedLength ? characters : countForMastodon(weighed),
    sms: sms.units,
  };
  return platformLimits.map(({ id, limit, counting }) => {
    if (counting === 'sms') {
      const room = sms.encoding === 'GSM-7' ? 160 : 70;
      return { id, used: sms.units, limit: room, remaining: room - sms.units, fits: sms.units <= room, sms };
    }
    const remaining = limit - used[counting];
    return { id, used: used[counting], limit, remaining, fits: remaining >= 0 };
  });
}

function countForMastodon(text: string): number {
  const shortened = text.replace(mastodonAddress, 'x'.repeat(mastodonAddressLength)).replace(mastodonMention, '$1');
  return countCharacters(shortened).characters;
}
