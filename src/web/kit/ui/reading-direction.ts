/** Whether the interface is read from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/** For what is in words beside a picture or a page, where `dir` is 'ltr'. */
export const readingDirection = (): 'rtl' | 'ltr' => (isRightToLeft() ? 'rtl' : 'ltr');

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key as it is from left to right, where ArrowRight goes forward. Not for coordinates. */
export const keyByReading = (key: string): string => (isRightToLeft() ? (mirrored[key] ?? key) : key);
