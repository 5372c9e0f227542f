/** How tall a photo may be shown, in CSS: what is pressed below it stays in sight at 800 pixels. */
export const stageHeight = 'max(16rem, min(100dvh - 20rem, 44rem))';
