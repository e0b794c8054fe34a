import type { Match, Rule } from '../Block';

/** Every ? has a ¿ and every ! has a ¡ before it, and the other way round. */
export const openingMarksRule: Rule = ({ text }) => [
  ...checkPair(text, '¿', '?'),
  ...checkPair(text, '¡', '!'),
];

function checkPair(text: string, open: string, close: string): Match[] {
  const matches: Match[] = [];
  const opened: number[] = [];
  [...text.matchAll(/[¿?¡!]/g)].forEach(({ 0: mark, index }) => {
    if (mark === open) {
      opened.push(index);
    } else if (mark === close && opened.pop() === undefined) {
      matches.push({ index, message: `"${close}" without "${open}"` });
    }
  });
  return [
    ...matches,
    ...opened.map((index) => ({ index, message: `"${open}" without "${close}"` })),
  ];
}
