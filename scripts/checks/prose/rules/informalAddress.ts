import { reportMatches, type Finder } from '../reportMatches';

/** Imperatives of *usted*, matched at the start of a sentence only: elsewhere they are subjunctives of a third person. */
const imperatives =
  'Abra|Active|Agregue|Añada|Asegúrese|Busque|Cambie|Cargue|Cierre|Compruebe|Configure|Consulte|Copie|Cree|Cámbielo|Defina|Desactive|Descargue|Ejecute|Elija|Envíe|Escriba|Espere|Evite|Guarde|Haga|Incluya|Indique|Inserte|Instale|Introduzca|Lea|Llame|Mire|Modifique|Pegue|Ponga|Pregunte|Pruebe|Pulse|Quite|Recargue|Recuerde|Registre|Reinicie|Revise|Seleccione|Siga|Sustituya|Tenga|Utilice|Vaya|Vea|Verifique|Visite|Vuelva';

const startOfSentence = new RegExp(`(?<=^\\s*|[.:?!]\\s+)(?:${imperatives})(?![\\p{L}])`, 'gu');
const otherForms =
  /(?<![\p{L}])(?:ustedes|usted|vosotros|vosotras|vuestr[oa]s?|podéis|tenéis|debéis|queréis|si (?:lo )?desea|le recomendamos|deberá|podrá usar|querés|podés|tenés)(?![\p{L}])/giu;

/** The reader is *tú*. */
export const informalAddressRule = reportMatches(
  [startOfSentence, otherForms].map((pattern): Finder => [
    pattern,
    (found) => `"${found}": the reader is "tú"`,
  ]),
);
