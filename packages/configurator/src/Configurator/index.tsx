import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import CodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';
import HighlightedCode from '@aifindr-docs/code-blocks/components/HighlightedCode';
import FeatureErrorBoundary from '@aifindr-docs/ui/FeatureErrorBoundary';
import { createPreview, type Preview } from '../preview';
import { renderTriggerCss } from '../triggerCss';
import { renderTriggerHtml } from '../triggerHtml';
import Controls from './Controls';
import styles from './styles.module.css';
import { useChoiceInUrl } from './useChoiceInUrl';

export interface PictureProps {
  preview: Preview;
  /** Whether the picture shows the open widget, which may lie over the trigger. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Classes that lay out the `<figure>`, the window in it, and its `<figcaption>`. */
  classNames: Readonly<Partial<Record<'figure' | 'window' | 'caption', string>>>;
}

interface Props {
  /**
   * URL of the page with all settings. If it is given, only a few settings are shown, and the parts have no frame, because the grid of the
   * page lays them out in its areas `picture`, `controls`, `settings` (the caption) and `code`.
   */
  allSettingsUrl?: string;
  /** The code blocks that are shown, with their titles. */
  files: readonly { language: 'html' | 'css'; title: string }[];
  renderPicture: (props: PictureProps) => ReactNode;
}

/** A picture of the widget's trigger, with controls and the code of what is chosen. */
export default function Configurator({ allSettingsUrl, files, renderPicture }: Props): ReactNode {
  const [choice, changeChoice] = useChoiceInUrl();
  const [isOpen, setIsOpen] = useState(true);
  const shownChoice = { ...choice, text: choice.text.trim() };
  const code = { html: renderTriggerHtml(shownChoice), css: renderTriggerCss(shownChoice) };
  const isFramed = allSettingsUrl === undefined;
  return (
    <div
      className={isFramed ? clsx('frame', styles.configurator) : styles.unframed}
      data-configurator=""
    >
      <div className={styles.parts}>
        <div className={styles.picture}>
          {renderPicture({
            preview: createPreview(shownChoice),
            isOpen,
            onOpenChange: setIsOpen,
            classNames: styles,
          })}
        </div>
        <div className={styles.side}>
          <div className={styles.controls} data-reading-aid="" data-needs-js="">
            <FeatureErrorBoundary>
              <Controls
                choice={choice}
                allSettingsUrl={allSettingsUrl}
                onChange={(update) => {
                  changeChoice(update);
                  setIsOpen(false);
                }}
              />
            </FeatureErrorBoundary>
          </div>
          <div className={styles.code}>
            {files.map(({ language, title }) => (
              <CodeBlock
                key={language}
                language={language}
                title={title}
                {...(language === 'html' && { isShort: '' })}
              >
                <HighlightedCode language={language} tokens={code[language]} />
              </CodeBlock>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
