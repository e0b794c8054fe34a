import type { TextlintRuleModule } from '@textlint/types';
import { readBlock } from '../readBlock';

/** Imperatives of *usted*. Only looked for where a sentence starts: elsewhere they are subjunctives of a third person. */
const imperatives =
  'Abra|Active|Agregue|Añada|Asegúrese|Busque|Cambie|Cargue|Cierre|Compruebe|Configure|Consulte|Copie|Cree|Cámbielo|Defina|Desactive|Descargue|Ejecute|Elija|Envíe|Escriba|Espere|Evite|Guarde|Haga|Incluya|Indique|Inserte|Instale|Introduzca|Lea|Llame|Mire|Modifique|Pegue|Ponga|Pregunte|Pruebe|Pulse|Quite|Recargue|Recuerde|Registre|Reinicie|Revise|Seleccione|Siga|Sustituya|Tenga|Utilice|Vaya|Vea|Verifique|Visite|Vuelva';

const startOfSentence = new RegExp(`(?<=^\\s*|[.:?!]\\s+)(?:${imperatives})(?![\\p{L}])`, 'gu');
const otherForms =
  /(?<![\p{L}])(?:ustedes|usted|vosotros|vosotras|vuestr[oa]s?|podéis|tenéis|debéis|queréis|si (?:lo )?desea|le recomendamos|deberá|podrá usar|querés|podés|tenés)(?![\p{L}])/giu;

/** The reader is *tú*. */
export const informalAddressRule: TextlintRuleModule = (context) => {
  const check = readBlock(context, ({ text, report }) => {
    for (const pattern of [startOfSentence, otherForms]) {
      for (const match of text.matchAll(pattern)) {
        report(match.index, `"${match[0]}": the reader is "tú"`);
      }
    }
  });
  return { [context.Syntax.Paragraph]: check, [context.Syntax.Header]: check, TableCell: check };
};
