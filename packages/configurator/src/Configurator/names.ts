import { translate } from '@docusaurus/Translate';
import type { Choice, Setting } from '../choice';
import type { TriggerTexts } from '../writeCode';

/** What controls are called. */
export const names = (): Record<Setting | 'texto' | 'title', string> => ({
  title: translate({ id: 'site.Configurator.title', message: 'Your brand' }),
  trigger: translate({ id: 'site.Configurator.trigger', message: 'Trigger' }),
  texto: translate({ id: 'site.Configurator.text', message: 'Text' }),
  estilo: translate({ id: 'site.Configurator.style', message: 'Style' }),
  esquinas: translate({ id: 'site.Configurator.corners', message: 'Corners' }),
  posicion: translate({ id: 'site.Configurator.place', message: 'Place' }),
  oscuro: translate({ id: 'site.Configurator.dark', message: 'Dark mode' }),
});

/** What the colors are called: an outlined button has them the other way round, a link has no ground. */
export function colorNames({ trigger, estilo }: Choice): Record<'color' | 'letra', string> {
  const ink = translate({ id: 'site.Configurator.ink', message: 'Text color' });
  const ground = translate({ id: 'site.Configurator.ground', message: 'Ground color' });
  if (trigger === 'enlace') return { color: ink, letra: ground };
  if (trigger === 'campo') {
    return {
      color: translate({ id: 'site.Configurator.anyColor', message: 'Color' }),
      letra: translate({ id: 'site.Configurator.arrow', message: 'Arrow color' }),
    };
  }
  return {
    color: translate({ id: 'site.Configurator.color', message: 'Button color' }),
    letra: estilo === 'borde' ? ground : ink,
  };
}

/** What their values are called. */
export const valueNames = (): { [name in Setting]: Record<Choice[name], string> } => ({
  trigger: {
    boton: translate({ id: 'site.Configurator.button', message: 'Button' }),
    campo: translate({ id: 'site.Configurator.field', message: 'Text field' }),
    enlace: translate({ id: 'site.Configurator.link', message: 'Link' }),
  },
  estilo: {
    relleno: translate({ id: 'site.Configurator.filled', message: 'Filled' }),
    borde: translate({ id: 'site.Configurator.outlined', message: 'Outlined' }),
  },
  esquinas: {
    suaves: translate({ id: 'site.Configurator.soft', message: 'Soft' }),
    pildora: translate({ id: 'site.Configurator.pill', message: 'Pill' }),
    rectas: translate({ id: 'site.Configurator.square', message: 'Square' }),
  },
  posicion: {
    pagina: translate({ id: 'site.Configurator.page', message: 'In the page' }),
    derecha: translate({ id: 'site.Configurator.right', message: 'Right corner' }),
    izquierda: translate({ id: 'site.Configurator.left', message: 'Left corner' }),
  },
  oscuro: {
    no: translate({ id: 'site.Configurator.none', message: 'No' }),
    sistema: translate({ id: 'site.Configurator.system', message: 'System' }),
    atributo: translate({ id: 'site.Configurator.attribute', message: 'Attribute' }),
  },
});

export const triggerTexts = (): TriggerTexts => ({
  button: translate({ id: 'site.Configurator.ask', message: 'Ask' }),
  field: translate({ id: 'site.Configurator.search', message: 'What are you looking for?' }),
  name: translate({ id: 'site.Configurator.askHere', message: 'Ask what you need' }),
});
