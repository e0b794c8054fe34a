import { isJsonType } from '@aifindr-docs/request-samples';
import { entriesAt, isObject, itemsAt, type Json, stringAt } from './json';
import { type Kind, styles, values } from './supported';

/** Media types of the set; of a response, any other is a file. */
const types =
  /^(text\/|application\/x-www-form-urlencoded\b|multipart\/form-data\b|\*\/\*$|application\/\*$)/i;

/** Whether a media type is JSON; ranges, which Spring writes everywhere, are read as it. */
export function isJson(mediaType: string): boolean {
  return isJsonType(mediaType) || /^(\*|application)\/\*$/.test(mediaType);
}

/** What is wrong with an object whose keywords are all supported, each with the keyword. */
export function* checkObject(value: Json, kind: Kind): Generator<[key: string, message: string]> {
  for (const [key, inner] of Object.entries(value)) {
    const allowed = values[`${kind}.${key}`];
    if (allowed !== undefined && !allowed.includes(String(inner))) {
      const list = allowed.join(', ');
      yield [key, `${key}: ${String(inner)} is not supported by this reference: use ${list}`];
    }
  }
  // Docusaurus prints it as code in front matter.
  for (const key of ['title', 'summary', 'name']) {
    const isTitle = ['info.title', 'operation.summary', 'tag.name'].includes(`${kind}.${key}`);
    if (!isTitle || !String(value[key]).includes('\\')) continue;
    yield [key, `a backslash in ${key} is not supported by this reference: remove it`];
  }
  if (kind === 'parameter') yield* checkParameter(value);
  if (kind === 'scheme') yield* checkScheme(value);
  if (kind === 'schema') yield* checkSchema(value);
  if (kind === 'media' && entriesAt(value, 'examples').length > 50) {
    yield ['examples', 'more than 50 examples are not supported by this reference: remove some'];
  }
  if (kind === 'body' || kind === 'response') {
    for (const [type] of entriesAt(value, 'content')) {
      const isKnown = isJson(type) || types.test(type) || kind === 'response';
      if (isKnown && !/[/+]xml\b/i.test(type)) continue;
      const help = 'use application/json, or multipart/form-data with a file';
      yield ['content', `${type} is not supported by this reference: ${help}`];
    }
  }
}

function* checkParameter(parameter: Json): Generator<[string, string]> {
  const { in: place, name } = parameter;
  const style = stringAt(parameter, 'style');
  const usual = styles[String(place)];
  if (style !== undefined && usual !== undefined && style !== usual) {
    const message = `style: ${style} is not supported by this reference: remove it (${usual})`;
    yield ['style', message];
  }
  if (place === 'header' && /^(accept|content-type|authorization)$/i.test(String(name))) {
    const help = 'describe it by the media types, or as a security scheme';
    yield ['name', `the header ${String(name)} is not supported by this reference: ${help}`];
  }
  if (place === 'header' && !/^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(String(name))) {
    yield ['name', `"${String(name)}" is no name of a header`];
  }
}

function* checkScheme({ type, scheme, name, in: place }: Json): Generator<[string, string]> {
  if (type === 'http' && !/^(basic|bearer)$/i.test(String(scheme))) {
    const message = `scheme: ${String(scheme)} is not supported by this reference: use basic or bearer`;
    yield ['scheme', message];
  }
  if (type === 'apiKey' && (name === undefined || place === undefined)) {
    yield ['type', 'an apiKey needs "name" and "in"'];
  }
}

function* checkSchema(schema: Json): Generator<[string, string]> {
  const hasOptions = itemsAt(schema, 'oneOf').length + itemsAt(schema, 'anyOf').length > 0;
  if (isObject(schema.discriminator) && !hasOptions) {
    const help = 'list the schemas in oneOf';
    yield [
      'discriminator',
      `discriminator without oneOf is not supported by this reference: ${help}`,
    ];
  }
}
