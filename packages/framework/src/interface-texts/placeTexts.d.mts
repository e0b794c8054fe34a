type Texts = Readonly<Record<string, string>>;

export function placeTexts(code: string, texts: Texts): string;
export function listOthers(texts: Texts): Texts;
