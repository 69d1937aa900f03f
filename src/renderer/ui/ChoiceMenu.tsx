import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement } from 'react'
import { Icon } from './Icon.tsx'
import { itemClass, popupClass } from './popup.ts'

export interface Choice {
  value: string
  label: string
  /** A quiet word at the right, such as a count. */
  note?: string
}

export interface ChoiceGroup {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly Choice[]
}

export interface ChoiceMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  /** In each group one choice holds. */
  groups: readonly ChoiceGroup[]
  align?: 'start' | 'center' | 'end'
}

/** A menu in which one thing of each group is chosen: a filter, an order. */
export function ChoiceMenu({ trigger, groups, align = 'start' }: ChoiceMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-50">
          <Base.Popup className={popupClass('max-h-(--available-height) max-w-96 min-w-52 overflow-y-auto py-1')}>
            {groups.map((group, at) => (
              <Base.RadioGroup key={group.label} value={group.value} onValueChange={group.onChange}>
                {at > 0 && <Base.Separator className="my-1 h-px bg-line" />}
                <Base.Group>
                  <Base.GroupLabel className="px-3 pt-1.5 pb-1 text-small text-faint">{group.label}</Base.GroupLabel>
                  {group.choices.map((choice) => (
                    <Base.RadioItem key={choice.value} value={choice.value} closeOnClick className={itemClass()}>
                      <span className="flex w-4 justify-center text-accent">
                        <Base.RadioItemIndicator>
                          <Icon icon={Check} />
                        </Base.RadioItemIndicator>
                      </span>
                      <span className="flex-1">{choice.label}</span>
                      {choice.note && <span className="nums pl-4 text-faint">{choice.note}</span>}
                    </Base.RadioItem>
                  ))}
                </Base.Group>
              </Base.RadioGroup>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
