import type { Rule } from '../Block';
import { reportMatches } from '../reportMatches';

/** Imperatives of *usted*, matched at the start of a sentence only: elsewhere they are subjunctives of a third person. */
const imperatives =
  'Abra|Active|Agregue|Añada|Asegúrese|Busque|Cambie|Cargue|Cierre|Compruebe|Configure|Consulte|Copie|Cree|Cámbielo|Defina|Desactive|Descargue|Ejecute|Elija|Envíe|Escriba|Espere|Evite|Guarde|Haga|Incluya|Indique|Inserte|Instale|Introduzca|Lea|Llame|Mire|Modifique|Pegue|Ponga|Pregunte|Pruebe|Pulse|Quite|Recargue|Recuerde|Registre|Reinicie|Revise|Seleccione|Siga|Sustituya|Tenga|Utilice|Vaya|Vea|Verifique|Visite|Vuelva';

const startOfSentence = new RegExp(`(?<=^\\s*|[.:?!]\\s+)(?:${imperatives})(?![\\p{L}])`, 'gu');
const otherForms =
  /(?<![\p{L}])(?:ustedes|usted|vosotros|vosotras|vuestr[oa]s?|podéis|tenéis|debéis|queréis|si (?:lo )?desea|le recomendamos|deberá|podrá usar|querés|podés|tenés)(?![\p{L}])/giu;

const salesTalk =
  /(?<![\p{L}])(?:potentes?|revolucionari[oa]s?|increíbles?|sin esfuerzo|de última generación|líderes|innovador[ae]?s?|espectaculares|espectacular|mágic[oa]s?|inigualables?|impresionantes?|simplemente|sencillamente|obviamente|fácilmente|tan fácil como|tan solo)(?![\p{L}])/giu;
const emoji = /(?![\d#*©®™])\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu;

/** Words that most English sentences contain and that do not exist in Spanish. */
const english =
  /(?<![\p{L}\p{N}-])(?:the|of|and|is|are|that|which|when|with|from|without|this)(?![\p{L}\p{N}-])/giu;

const foreignQuotes = /["“”‘„]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

const notInformal = (found: string) => `"${found}": the reader is "tú"`;

/** Rules that look for patterns only. */
export const patternRules: Readonly<Record<string, Rule>> = {
  'informal-address': reportMatches([
    [startOfSentence, notInformal],
    [otherForms, notInformal],
  ]),
  'plain-tone': reportMatches([
    [salesTalk, (found) => `"${found}" is sales talk`],
    [emoji, (found) => `"${found}" is an emoji`],
  ]),
  'spanish-only': reportMatches([[english, (found) => `"${found}" is English`]]),
  // Straight and English quotes belong to code.
  'spanish-quotes': reportMatches([
    [foreignQuotes, (found) => `${found} in prose: the house quotes with « »`],
  ]),
};
