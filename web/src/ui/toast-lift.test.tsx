import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToastLift } from './use-toast-lift.ts'

afterEach(() => vi.restoreAllMocks())

const lift = () => document.documentElement.style.getPropertyValue('--toast-lift')

function Bar({ height }: { height: number }) {
  return <div ref={useToastLift<HTMLDivElement>()} data-height={height} />
}

test('toasts are above the bar on top, and above the one below it again once that is gone', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number(this.dataset['height'])
  })
  const { rerender } = render(<Bar key="selection" height={56} />)
  expect(lift()).toBe('64px')
  rerender([<Bar key="selection" height={56} />, <Bar key="review" height={70} />])
  expect(lift()).toBe('78px')
  rerender([<Bar key="selection" height={56} />])
  expect(lift()).toBe('64px')
  rerender([])
  expect(lift()).toBe('')
})
