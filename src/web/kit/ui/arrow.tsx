/** Between before and after, in the direction of reading; put both in `<bdi>`. */
export const Arrow = () => <span className="inline-block rtl:-scale-x-100">→</span>;
