/** What a part needs besides its sections: its front matter, and the line that leads on. */
const room = 1000;

/**
 * Divides a text of Markdown at its headings of the second and third rank into parts below a limit. A section that is longer than
 * the limit stays whole.
 */
export function splitSections(markdown: string, limit: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const section of listSections(markdown)) {
    if (part !== '' && part.length + section.length > limit - room) {
      parts.push(part);
      part = '';
    }
    part += section;
  }
  return [...parts, part];
}

function listSections(markdown: string): string[] {
  const sections: string[] = [''];
  let fence: string | undefined;
  for (const line of markdown.split(/(?<=\n)/)) {
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
    if (fence === undefined && /^#{2,3} /.test(line)) {
      sections.push('');
    }
    if (mark !== undefined && (fence === undefined || line.trim() === fence)) {
      fence = fence === undefined ? mark : undefined;
    }
    sections[sections.length - 1] += line;
  }
  return sections;
}
