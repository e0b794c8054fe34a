import type { ReactNode } from 'react';
import { keepInPlace } from '../keepInPlace';

interface Props {
  /** `name` of the radio buttons, unique in the page. */
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  /** The chosen value. Without `onChange` it is the initial one, and the browser keeps the choice. */
  value: string;
  onChange?: (value: string) => void;
}

/** Radio buttons that look like one control with all values visible. */
export default function RadioGroup({ name, options, value: chosen, onChange }: Props): ReactNode {
  return (
    <div className="segments">
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            {...(onChange
              ? {
                  checked: value === chosen,
                  onChange: ({ currentTarget }) => {
                    keepInPlace(currentTarget);
                    onChange(value);
                  },
                }
              : { defaultChecked: value === chosen })}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
