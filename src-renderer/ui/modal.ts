/** Whether a dialog is open that has the keys to itself, wherever the focus happens to be. */
export function isModalOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
