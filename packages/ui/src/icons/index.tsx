import type { ComponentProps, ReactNode } from 'react';

/** Creates an icon component from an SVG path on a grid of 20 units. It scales with the root font size and has the color of the text. */
export function createIcon(svgPath: string): (props: ComponentProps<'svg'>) => ReactNode {
  return function Icon(props) {
    return (
      <svg
        viewBox="0 0 20 20"
        width="1.25rem"
        height="1.25rem"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={svgPath} />
      </svg>
    );
  };
}

const disc = 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z';

export const ArrowIcon = createIcon('M4 10h12M11 5l5 5-5 5');
export const CloseIcon = createIcon('m5 5 10 10M15 5 5 15');
export const CodeIcon = createIcon(
  'm6.5 5.5-4.5 4.5 4.5 4.5M13.5 5.5 18 10l-4.5 4.5M11.5 3.5l-3 13',
);
export const ContextIcon = createIcon(
  'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 2v4.5M10 13.5V18M2 10h4.5M13.5 10H18',
);
export const CopyIcon = createIcon(
  'M8.5 7h6A1.5 1.5 0 0 1 16 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 15.5v-7A1.5 1.5 0 0 1 8.5 7ZM4.5 13A1.5 1.5 0 0 1 3 11.5v-7A1.5 1.5 0 0 1 4.5 3h6A1.5 1.5 0 0 1 12 4.5',
);
export const DoneIcon = createIcon('m4 10.5 4 4 8-9');
export const EditIcon = createIcon('m13 3.5 3.5 3.5L7.5 16H4v-3.5zM10.5 6 14 9.5');
export const ExternalIcon = createIcon(
  'M8 4.5H5.5A1.5 1.5 0 0 0 4 6v8.5A1.5 1.5 0 0 0 5.5 16H14a1.5 1.5 0 0 0 1.5-1.5V12M11.5 3.5h5v5M16 4l-7 7',
);
export const HomeIcon = createIcon('M3.5 9.5 10 4l6.5 5.5M5 8.5V16h3.5v-4h3v4H15V8.5');
export const InfoIcon = createIcon(`${disc}M10 9.5V13M10 6.8v.01`);
export const InstallIcon = createIcon('M2.75 4h14.5v12H2.75zM2.75 7.5h14.5M7 11.75l2 2 4-4');
export const LanguageIcon = createIcon(
  `${disc}M3.5 10h13M10 3c2.3 2 3.3 4.4 3.3 7s-1 5-3.3 7c-2.3-2-3.3-4.4-3.3-7s1-5 3.3-7Z`,
);
export const MenuIcon = createIcon('M3 5.5h14M3 10h14M3 14.5h14');
export const MoonIcon = createIcon('M16.5 11.8A7 7 0 1 1 8.2 3.5a5.5 5.5 0 0 0 8.3 8.3Z');
export const PanelIcon = createIcon(
  'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4ZM8 4v12',
);
export const SearchIcon = createIcon('M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1.5 4 5 5');
export const SunIcon = createIcon(
  'M13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM10 2.5v1M10 16.5v1M17.5 10h-1M3.5 10h-1M15.3 4.7l-.7.7M5.4 14.6l-.7.7M15.3 15.3l-.7-.7M5.4 5.4l-.7-.7',
);
export const TipIcon = createIcon(
  'M7.5 13.2C6 12.3 5 10.8 5 9a5 5 0 0 1 10 0c0 1.8-1 3.3-2.5 4.2V15h-5ZM8.5 17.5h3',
);
export const WarningIcon = createIcon('M10 3.5 17.5 16.5h-15ZM10 8.5V12M10 14.2v.01');
export const WrapIcon = createIcon(
  'M3 5h14M3 10h11.5a2.5 2.5 0 0 1 0 5H11M12.5 13l-2 2 2 2M3 15h4',
);
