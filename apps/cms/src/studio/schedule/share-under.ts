/** How far along an element a point lies, from where reading begins. */
export const shareUnder = (element: Element, clientX: number): number => {
  const { left, width } = element.getBoundingClientRect();
  const share = (clientX - left) / width;
  return getComputedStyle(element).direction === "rtl" ? 1 - share : share;
};
