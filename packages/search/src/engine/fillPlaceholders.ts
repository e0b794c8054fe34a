import type { Values } from '@aifindr-docs/project-values/keptValues';
import type { AnswerBlock, SearchIndex } from '../SearchIndex';

/**
 * Creates the function that gives the index with the reader's values in place of placeholders, but in sections about a placeholder
 * itself. What it has made for some values it keeps until there are others.
 */
export function createFiller(index: SearchIndex): (values: Values) => SearchIndex {
  const { placeholders } = index.words;
  const pattern = new RegExp(
    `(?<![\\w-])(?:${Object.keys(placeholders).join('|')})(?![\\w-])`,
    'g',
  );
  let filled = { key: '{}', index };
  return (values) => {
    const key = JSON.stringify(values);
    if (key === filled.key) return filled.index;
    const fill = (text: string) =>
      text.replace(
        pattern,
        (placeholder) => values[placeholders[placeholder] ?? ''] ?? placeholder,
      );
    const fillBlock = (block: AnswerBlock): AnswerBlock =>
      block.kind === 'code'
        ? { ...block, pieces: block.pieces.map(([text, ...token]) => [fill(text), ...token]) }
        : { ...block, text: fill(block.text) };
    const isLiteral = (section: number) => index.sections[section]?.isLiteral === true;
    filled = {
      key,
      index: {
        ...index,
        sections: index.sections.map((section) =>
          section.isLiteral ? section : { ...section, text: fill(section.text ?? '') },
        ),
        answers: index.answers.map((answer) =>
          isLiteral(answer.section) ? answer : { ...answer, blocks: answer.blocks.map(fillBlock) },
        ),
      },
    };
    return filled.index;
  };
}
